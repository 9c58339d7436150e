package zoetrope.animation.layout;

import zoetrope.frame.FrameSize;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/** The part of a frame that is visible on all screens, without the edges or what covers them. */
public enum SafeArea {
  /**
   * All but 5 % of the width and height at each edge: the graphics safe area of EBU R 95 and SMPTE
   * ST 2046-1.
   */
  TITLE(0.05, 0.05, 0.05, 0.05),

  /**
   * The part of a vertical video that the buttons and texts of YouTube Shorts and of Reels on
   * Instagram and Facebook leave free. Of 1080 x 1920 pixels, Shorts cover 288 at the top, 672 at
   * the bottom, 48 at the left and 192 at the right (Google Ads Help, "About video ad specs",
   * support.google.com/google-ads/answer/13547298). Reels cover 14 % at the top, 35 % at the bottom
   * and 6 % at each side (Meta Business Help, "About safe zones for Stories and Reels"). The larger
   * margins count: 15 %, 35 %, 6 % and 17.8 %.
   */
  SHORTS(288.0 / 1920, 672.0 / 1920, 0.06, 192.0 / 1080);

  private final double top;
  private final double bottom;
  private final double left;
  private final double right;

  SafeArea(double top, double bottom, double left, double right) {
    this.top = top;
    this.bottom = bottom;
    this.left = left;
    this.right = right;
  }

  /** Returns this part of a frame whose centre is the origin, in scene units. */
  public Bounds in(FrameSize frame) {
    double width = frame.width();
    double height = frame.height();
    return new Bounds(
        Vec.of((left - 0.5) * width, (bottom - 0.5) * height),
        Vec.of((0.5 - right) * width, (0.5 - top) * height));
  }
}
