package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.TypedGroup;

/** A row of videos from light to dark blue: the chapters of a series, 13.7 units wide at most. */
public final class VideoSeries extends TypedGroup<VideoIcon, VideoSeries> {
  private static final double WIDTH = 8.0 * 16 / 9 - 0.5;

  /** Eleven videos. */
  public VideoSeries() {
    this(11);
  }

  /** {@code count} videos, at least 1. */
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
