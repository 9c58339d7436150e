package zoetrope.vocabulary;

import zoetrope.mobject.drawings.Checkmark;
import zoetrope.mobject.drawings.Clock;
import zoetrope.mobject.drawings.Dartboard;
import zoetrope.mobject.drawings.DieFace;
import zoetrope.mobject.drawings.Exmark;
import zoetrope.mobject.drawings.Laptop;
import zoetrope.mobject.drawings.Lightbulb;
import zoetrope.mobject.drawings.Speedometer;
import zoetrope.mobject.drawings.VideoIcon;
import zoetrope.mobject.drawings.VideoSeries;

/** Makes small drawings. */
public abstract class DrawingWords extends BubbleWords {
  /** Not to be made. */
  protected DrawingWords() {}

  /** A green tick. */
  public static Checkmark checkmark() {
    return new Checkmark();
  }

  /** At twelve o'clock, in white strokes of width 3. */
  public static Clock clock() {
    return new Clock();
  }

  /** Centred at the origin. */
  public static Dartboard dartboard() {
    return new Dartboard();
  }

  /** Shows a value from 1 to 6. */
  public static DieFace dieFace(int value) {
    return new DieFace(value);
  }

  /** A red cross. */
  public static Exmark exmark() {
    return new Exmark();
  }

  /** Grey, with a black screen. */
  public static Laptop laptop() {
    return new Laptop();
  }

  /** A yellow outline, 3 wide. */
  public static Lightbulb lightbulb() {
    return new Lightbulb();
  }

  /** With eight ticks, from 0 to 70. */
  public static Speedometer speedometer() {
    return new Speedometer();
  }

  /** With {@code ticks} ticks, at least 2. */
  public static Speedometer speedometer(int ticks) {
    return new Speedometer(ticks);
  }

  /** Centred at the origin. */
  public static VideoIcon videoIcon() {
    return new VideoIcon();
  }

  /** Eleven videos. */
  public static VideoSeries videoSeries() {
    return new VideoSeries();
  }

  /** {@code count} videos, at least 1. */
  public static VideoSeries videoSeries(int count) {
    return new VideoSeries(count);
  }
}
