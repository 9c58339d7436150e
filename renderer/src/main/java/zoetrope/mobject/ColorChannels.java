package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Resampled;

/** Colours along a path that follow when the path is resampled. */
final class ColorChannels {
  private ColorChannels() {}

  static List<Color> follow(List<Color> colors, Resampled to) {
    List<Color> result = new ArrayList<>(to.source().length);
    for (double s : to.source()) {
      int k = Math.max(0, Math.min((int) s, colors.size() - 1));
      int next = Math.min(k + 1, colors.size() - 1);
      double t = Math.max(0, Math.min(1, s - k));
      result.add(colors.get(k).lerp(colors.get(next), t));
    }
    return result;
  }
}
