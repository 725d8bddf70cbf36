#include <libxml/xmlversion.h>
// Debian's libxml2 brings in the ICU of the system, whose types clash with those of Foundation's.
// It shows in the converters of encodings alone, which we do not touch.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
