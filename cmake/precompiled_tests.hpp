// What most tests take in, besides the standard headers.
#include "precompiled.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
