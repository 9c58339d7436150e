package zoetrope.attention.model;

import java.nio.ByteBuffer;

/** The number types of the safetensors format that this reader knows. */
enum ElementType {
  BOOL(1),
  U8(1),
  I8(1),
  F8_E5M2(1),
  F8_E4M3(1),
  I16(2),
  U16(2),
  F16(2) {
    @Override
    double read(ByteBuffer bytes, int index) {
      return ofHalf(bytes.getShort(2 * index));
    }
  },
  BF16(2) {
    @Override
    double read(ByteBuffer bytes, int index) {
      return Float.intBitsToFloat(bytes.getShort(2 * index) << 16);
    }
  },
  I32(4),
  U32(4),
  F32(4) {
    @Override
    double read(ByteBuffer bytes, int index) {
      return bytes.getFloat(4 * index);
    }
  },
  F64(8) {
    @Override
    double read(ByteBuffer bytes, int index) {
      return bytes.getDouble(8 * index);
    }
  },
  I64(8),
  U64(8);

  private final int size;

  ElementType(int size) {
    this.size = size;
  }

  /** Returns the number of bytes of one number. */
  int size() {
    return size;
  }

  /** Returns whether numbers of this type are read as weights. */
  boolean isReal() {
    return this == F16 || this == BF16 || this == F32 || this == F64;
  }

  /** Reads number {@code index}, counted from 0; supported only if {@link #isReal} is true. */
  double read(ByteBuffer bytes, int index) {
    throw new UnsupportedOperationException(name());
  }

  /** Returns the IEEE 754 binary16 number with the bits {@code half}. */
  static double ofHalf(short half) {
    int exponent = half >> 10 & 0x1F;
    int fraction = half & 0x3FF;
    double size;
    if (exponent == 0x1F) {
      size = fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
    } else if (exponent == 0) {
      size = fraction * 0x1p-24;
    } else {
      size = (0x400 | fraction) * Math.scalb(1.0, exponent - 25);
    }
    return half < 0 ? -size : size;
  }
}
