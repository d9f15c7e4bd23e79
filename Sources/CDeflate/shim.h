#include <libdeflate.h>
#include <malloc.h>
