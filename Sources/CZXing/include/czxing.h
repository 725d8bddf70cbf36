// What of ZXing, which is C++, the reader of QR codes needs.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// Looks for a QR code in pixels of one octet each, row after row without gaps; white is 255.
//
// Writes what it says as UTF-8, without a zero at the end. Returns how many octets that are; 0 when
// there is no code or it says nothing; -1 when it says more than `limit` octets.
int hearth_read_qr(
    const unsigned char *pixels, int width, int height, char *text, int limit);

#ifdef __cplusplus
}
#endif
