package zoetrope.frame;

/**
 * The interpolation of an image that is drawn larger than its pixels. When it is drawn smaller, all
 * modes average the area that a pixel of the output covers.
 */
public enum Resampling {
  /**
   * Nearest neighbour: flat squares with sharp edges, for digits, attention maps, pixel art. Edges
   * are anti-aliased, so that all squares have the same size and do not jump when the image moves.
   */
  NEAREST,

  /** Bilinear: linear between the centres of neighbouring pixels. */
  BILINEAR,

  /** Bicubic (Catmull-Rom): smoother and crisper than {@link #BILINEAR}, for photographs. */
  BICUBIC
}
