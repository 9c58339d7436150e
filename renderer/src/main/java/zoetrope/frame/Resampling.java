package zoetrope.frame;

/**
 * What the pixels of an image become where it is drawn larger than it is. Where it is drawn
 * smaller, all of them take the mean of what a pixel of the canvas covers.
 */
public enum Resampling {
  /**
   * Nearest neighbour: flat squares with sharp edges, for digits, attention maps, pixel art. An
   * edge that falls within a pixel of the canvas is antialiased there, so that all squares are
   * equally large and nothing jumps when the image moves.
   */
  NEAREST,

  /** Bilinear: from the middle of each pixel to the next in a straight line. */
  BILINEAR,

  /** Bicubic (Catmull-Rom): smoother and crisper than {@link #BILINEAR}, for photographs. */
  BICUBIC
}
