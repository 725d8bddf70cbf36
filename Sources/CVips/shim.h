// libvips' own functions end in a list of options of any length, which Swift cannot call: here are
// those that the picture worker needs, each with its options. All return 0, or -1 after an error.
#include <vips/vips.h>

static inline int hearth_vips_open_jpeg(const void *octets, size_t count, VipsImage **image) {
    return vips_jpegload_buffer((void *) octets, count, image,
        "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int hearth_vips_open_png(const void *octets, size_t count, VipsImage **image) {
    return vips_pngload_buffer((void *) octets, count, image,
        "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// Of an animation the first frame.
static inline int hearth_vips_open_webp(const void *octets, size_t count, VipsImage **image) {
    return vips_webpload_buffer((void *) octets, count, image,
        "access", VIPS_ACCESS_SEQUENTIAL, "page", 0, "n", 1, NULL);
}

// Decodes so that it fits into a square, and upright; never makes it larger. With `crop` it fills the
// square instead and what stands over is cut off evenly. What ends too early fails. (The function's
// own option "fail_on" is without effect here in 8.14.)
static inline int hearth_vips_fit(
    const void *octets, size_t count, int side, gboolean crop, VipsImage **image) {
    return vips_thumbnail_buffer((void *) octets, count, image, side,
        "height", side,
        "size", crop ? VIPS_SIZE_BOTH : VIPS_SIZE_DOWN,
        "crop", crop ? VIPS_INTERESTING_CENTRE : VIPS_INTERESTING_NONE,
        "option_string", "[fail_on=truncated]", NULL);
}

static inline int hearth_vips_shrink(VipsImage *image, int side, VipsImage **smaller) {
    return vips_thumbnail_image(image, smaller, side,
        "height", side, "size", VIPS_SIZE_DOWN, "no_rotate", TRUE, NULL);
}

// By the profile that the file brought. (Thumbnailing could do it on its way, and shifts colours.)
static inline int hearth_vips_profile_to_srgb(VipsImage *image, VipsImage **converted) {
    return vips_icc_transform(image, converted, "srgb",
        "embedded", TRUE, "intent", VIPS_INTENT_RELATIVE, "black_point_compensation", TRUE, NULL);
}

static inline int hearth_vips_has_profile(VipsImage *image) {
    return vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0;
}

static inline int hearth_vips_to_srgb(VipsImage *image, VipsImage **converted) {
    return vips_colourspace(image, converted, VIPS_INTERPRETATION_sRGB, NULL);
}

static inline int hearth_vips_to_octets(VipsImage *image, VipsImage **converted) {
    return vips_cast_uchar(image, converted, NULL);
}

// One octet a pixel, on white where it can be seen through.
static inline int hearth_vips_grey(VipsImage *image, VipsImage **grey) {
    VipsImage *flat = NULL, *plain = NULL;
    double white = 255;
    VipsArrayDouble *background = vips_array_double_new(&white, 1);
    int result = vips_image_hasalpha(image)
        ? vips_flatten(image, &flat, "background", background, NULL)
        : vips_copy(image, &flat, NULL);
    if (result == 0) result = vips_colourspace(flat, &plain, VIPS_INTERPRETATION_B_W, NULL);
    if (result == 0) result = vips_cast_uchar(plain, grey, NULL);
    vips_area_unref(VIPS_AREA(background));
    if (flat != NULL) g_object_unref(flat);
    if (plain != NULL) g_object_unref(plain);
    return result;
}

static inline int hearth_vips_bands(VipsImage *image, int first, int count, VipsImage **bands) {
    return vips_extract_band(image, bands, first, "n", count, NULL);
}

static inline int hearth_vips_lowest(VipsImage *image, double *lowest) {
    return vips_min(image, lowest, NULL);
}

// Without any field of metadata: EXIF, XMP, IPTC, profile, orientation, comments. The fields of the
// image itself cannot be removed, and its resolution is everybody's.
static inline int hearth_vips_without_fields(VipsImage *image, VipsImage **plain) {
    if (vips_copy(image, plain, "xres", 1.0, "yres", 1.0, NULL) != 0) return -1;
    gchar **fields = vips_image_get_fields(*plain);
    for (gchar **field = fields; *field != NULL; field++) vips_image_remove(*plain, *field);
    g_strfreev(fields);
    return 0;
}

static inline int hearth_vips_write_jpeg(
    VipsImage *image, int quality, void **octets, size_t *count) {
    return vips_jpegsave_buffer(image, octets, count,
        "Q", quality, "optimize_coding", TRUE, "strip", TRUE, NULL);
}

// "strip" is without effect here in 8.14, which writes EXIF of its own.
static inline int hearth_vips_write_webp(
    VipsImage *image, int quality, void **octets, size_t *count) {
    return vips_webpsave_buffer(image, octets, count,
        "Q", quality, "alpha_q", quality, "strip", TRUE, NULL);
}
