package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.TypedGroup;

/**
 * A row of video icons from light to dark blue, at most 13.7 units wide: the chapters of a series.
 */
public final class VideoSeries extends TypedGroup<VideoIcon, VideoSeries> {
  private static final double WIDTH = 8.0 * 16 / 9 - 0.5;

  /** Creates a series of eleven videos. */
  public VideoSeries() {
    this(11);
  }

  /** Creates a series of {@code count} videos, at least 1. */
  public VideoSeries(int count) {
    Preconditions.requireAtLeast("the number of videos", count, 1);
    for (int i = 0; i < count; i++) {
      add(new VideoIcon());
    }
    arrange(Directions.RIGHT);
    setMaxWidth(WIDTH);
    setColorsByGradient(Palette.BLUE_B, Palette.BLUE_D);
  }
}
