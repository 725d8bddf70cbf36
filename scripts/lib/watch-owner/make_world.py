"""Makes the world that lives begin from: make_world.py FOLDER BEAT DIRECTLY. Run by lives.py."""

import sys

import world

world.make(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "directly")
