package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.RasterImage;

/**
 * Converts the colours of marks to greys of the same luminance by ITU-R BT.709, which SVG and
 * Zoetrope's rasterizer also use. PDF weighs the colours of a luminosity mask differently (.3, .59
 * and .11), but greys have the same luminance in both. Luminance, gradients and compositing are
 * linear, so nothing else changes.
 */
final class Greys {
  private static final double RED = 0.2126;
  private static final double GREEN = 0.7152;
  private static final double BLUE = 0.0722;

  private final Map<RasterImage, RasterImage> pictures = new IdentityHashMap<>();

  /** Returns the marks in grey; unchanged if groups are blended, because blending is not linear. */
  static List<Mark> of(List<Mark> marks) {
    return isLinear(marks) ? new Greys().inGrey(marks) : marks;
  }

  private static boolean isLinear(List<Mark> marks) {
    for (Mark mark : marks) {
      if (mark instanceof Mark.Group group
          && (group.blend() != BlendMode.NORMAL || !isLinear(group.marks()))) {
        return false;
      }
    }
    return true;
  }

  private List<Mark> inGrey(List<Mark> marks) {
    List<Mark> greys = new ArrayList<>();
    Mark.Visitor adder =
        new Mark.Visitor() {
          @Override
          public void fill(Mark.Fill fill) {
            greys.add(new Mark.Fill(fill.path(), grey(fill.ink()), fill.border()));
          }

          @Override
          public void line(Mark.Line line) {
            greys.add(new Mark.Line(line.path(), grey(line.ink()), line.pen(), line.outline()));
          }

          @Override
          public void picture(Mark.Picture picture) {
            RasterImage source = pictures.computeIfAbsent(picture.source(), Greys::grey);
            greys.add(new Mark.Picture(source, picture.place(), picture.smooth()));
          }

          @Override
          public void group(Mark.Group g) {
            greys.add(
                new Mark.Group(inGrey(g.marks()), g.opacity(), g.blend(), g.clip(), g.veil()));
          }
        };
    marks.forEach(mark -> mark.accept(adder));
    return greys;
  }

  private Ink grey(Ink ink) {
    return ink.accept(
        new Ink.Visitor<>() {
          @Override
          public Ink flat(Ink.Flat flat) {
            return new Ink.Flat(grey(flat.color()));
          }

          @Override
          public Ink gradient(Ink.Gradient gradient) {
            return new Ink.Gradient(gradient.paint().withColors(Greys::grey), gradient.place());
          }

          @Override
          public Ink tiles(Ink.Tiles tiles) {
            return new Ink.Tiles(
                inGrey(tiles.marks()), tiles.size(), tiles.place(), tiles.opacity());
          }
        });
  }

  private static Color grey(Color c) {
    double y = Math.min(1, luminance(c.red(), c.green(), c.blue()));
    return Color.rgb(y, y, y).withAlpha(c.alpha());
  }

  private static RasterImage grey(RasterImage source) {
    int[] greys = source.argb().clone();
    for (int i = 0; i < greys.length; i++) {
      int p = greys[i];
      int y = (int) Math.rint(luminance(p >> 16 & 255, p >> 8 & 255, p & 255));
      greys[i] = p & 0xFF000000 | y * 0x10101;
    }
    return new RasterImage(source.width(), source.height(), greys);
  }

  private static double luminance(double red, double green, double blue) {
    return RED * red + GREEN * green + BLUE * blue;
  }
}
