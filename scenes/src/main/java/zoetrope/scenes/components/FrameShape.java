package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.function.BiConsumer;

/**
 * The shape of a film's frame. A film asks for it first and places its parts accordingly: what is
 * side by side in a landscape frame is one below the other in a portrait frame.
 */
public enum FrameShape {
  /** Wider than 5:4, such as 16:9. */
  LANDSCAPE,
  /** Between 5:4 and 4:5, such as 1:1. */
  SQUARE,
  /** Taller than 4:5, such as 9:16. */
  PORTRAIT;

  private static final double LIMIT = 1.25;

  /** Returns the shape of the running scene's frame. */
  public static FrameShape current() {
    if (frameWidth() > LIMIT * frameHeight()) {
      return LANDSCAPE;
    }
    return frameHeight() > LIMIT * frameWidth() ? PORTRAIT : SQUARE;
  }

  /**
   * Sets the size of the running scene's frame for its shape, and returns the shape. A landscape
   * frame keeps its size. Call this first in {@code construct()}.
   *
   * <pre>{@code
   * FrameShape shape = FrameShape.compose(this::frameSize, 11, 9);
   * }</pre>
   *
   * @param frameSize the scene's {@code frameSize}
   * @param square the side of a frame of 1:1, in units
   * @param portrait the width of a frame of 9:16, in units
   */
  public static FrameShape compose(
      BiConsumer<Double, Double> frameSize, double square, double portrait) {
    FrameShape shape = current();
    switch (shape) {
      case LANDSCAPE -> {}
      case SQUARE -> frameSize.accept(square, square);
      case PORTRAIT -> frameSize.accept(portrait, portrait * 16 / 9);
    }
    return shape;
  }

  /** Returns the value for this shape. */
  public <T> T choose(T landscape, T square, T portrait) {
    return switch (this) {
      case LANDSCAPE -> landscape;
      case SQUARE -> square;
      case PORTRAIT -> portrait;
    };
  }

  /** Returns the number for this shape. */
  public double choose(double landscape, double square, double portrait) {
    return this.<Double>choose(
        Double.valueOf(landscape), Double.valueOf(square), Double.valueOf(portrait));
  }
}
