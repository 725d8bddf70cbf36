// `hearth`, and `hearth-image` and `hearth-router`, which its node starts and finds beside itself.
