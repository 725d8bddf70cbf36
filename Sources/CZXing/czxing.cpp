// The text of a result as UTF-8, in the versions of ZXing that have a choice.
#define ZX_USE_UTF8 1
#include "czxing.h"

#include <ZXing/ReadBarcode.h>

#include <cstring>
#include <string>
#include <vector>

int hearth_read_qr(
    const unsigned char *pixels, int width, int height, char *text, int limit) {
    // Nothing that C++ throws may reach Swift.
    try {
        ZXing::DecodeHints hints;
        hints.setFormats(ZXing::BarcodeFormat::QRCode);
        hints.setTryHarder(true);
        auto result = ZXing::ReadBarcode(
            ZXing::ImageView(pixels, width, height, ZXing::ImageFormat::Lum), hints);
        if (!result.isValid()) {
            // Light on dark, as terminals and dark pages show them: this ZXing reads no such code.
            std::vector<unsigned char> inverted(pixels, pixels + size_t(width) * size_t(height));
            for (auto &pixel : inverted) pixel = 255 - pixel;
            result = ZXing::ReadBarcode(
                ZXing::ImageView(inverted.data(), width, height, ZXing::ImageFormat::Lum), hints);
        }
        if (!result.isValid()) return 0;
        const std::string found = result.text();
        if (found.size() > static_cast<size_t>(limit)) return -1;
        std::memcpy(text, found.data(), found.size());
        return static_cast<int>(found.size());
    } catch (...) {
        return 0;
    }
}
