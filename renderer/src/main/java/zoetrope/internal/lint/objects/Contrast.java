package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import zoetrope.color.Color;
import zoetrope.color.SrgbCurve;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.three.Prismify;

/**
 * The contrast of texts with their background, from 1 for equal colours to 21 for black on white.
 * The Web Content Accessibility Guidelines (WCAG) 2.2 define it.
 */
public final class Contrast {
  private static final int CANVAS_HEIGHT = 270;

  /** The number of points along each side of the box of a glyph where its contrast is measured. */
  private static final int SAMPLES_PER_SIDE = 4;

  private final int[] behind;
  private final int width;
  private final FrameSize size;

  /**
   * Draws a frame without its texts.
   *
   * @param background the colour behind everything. In the light look, this is the colour before
   *     its conversion, because the colours of the texts are not converted either
   */
  public Contrast(
      Frame frame, Color background, List<Mobject<?>> mobjects, List<VisibleText> texts) {
    size = frame.size();
    width = (int) Math.max(1, Math.rint(CANVAS_HEIGHT * size.aspect()));
    List<Mobject<?>> glyphs = new ArrayList<>();
    for (VisibleText text : texts) {
      if (text.subject() instanceof Prismify solid) {
        glyphs.add(solid); // The walls of a solid are not the background of its letters.
      }
      text.parts().forEach(part -> addGlyphs(part, glyphs));
    }
    DisplayListBuilder all = new DisplayListBuilder(frame.camera());
    DisplayListBuilder out = all.seenBy(frame.camera(), glyphs);
    mobjects.forEach(m -> m.emit(out));
    Canvas canvas = new Canvas(width, CANVAS_HEIGHT);
    canvas.draw(new Frame(frame.camera(), background, out.items(), size));
    behind = canvas.pixels();
  }

  private static void addGlyphs(Mobject<?> part, List<Mobject<?>> glyphs) {
    Presence.visit(
        part,
        m -> {
          if (m instanceof Glyph) {
            glyphs.add(m);
          }
        });
  }

  /** The translucent areas in front of the texts. */
  public interface Veil {
    /** Returns a colour of a text as it appears behind the translucent areas at a point. */
    Color over(VisibleText text, Color color, double x, double y);
  }

  /** Returns the median contrast of a text in the frame, in [1, 21]. */
  public double of(VisibleText text, Veil veil) {
    double median =
        median(
            text,
            (glyph, light, x, y) ->
                best(
                    light,
                    glyph.color(),
                    text,
                    color -> SrgbCurve.luminance(veil.over(text, color, x, y))));
    return Double.isNaN(median) ? ratio(0, 1) : median;
  }

  /** Returns which of {@code WHITE} and {@code BLACK} has more contrast with the background. */
  public String clearest(VisibleText text) {
    double light = median(text, (glyph, behindIt, x, y) -> behindIt);
    return ratio(light, 1) >= ratio(light, 0) ? "WHITE" : "BLACK";
  }

  /** A value at a point of a glyph, with the luminance of the background there. */
  private interface Sample {
    double of(VisibleGlyph glyph, double behind, double x, double y);
  }

  /** Returns the median of a value at points of the glyphs in the frame; NaN if there are none. */
  private double median(VisibleText text, Sample sample) {
    double[] values = new double[text.glyphs().size() * SAMPLES_PER_SIDE * SAMPLES_PER_SIDE];
    int count = 0;
    for (VisibleGlyph glyph : text.glyphs()) {
      Box box = glyph.box();
      if (glyph.color() == null || box.isEmpty()) {
        continue;
      }
      for (int i = 0; i < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; i++) {
        double x = box.left() + box.width() * (i % SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE;
        double y = box.bottom() + box.height() * (i / SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE;
        int column = (int) Math.floor((x / size.width() + 0.5) * width);
        int row = (int) Math.floor((0.5 - y / size.height()) * CANVAS_HEIGHT);
        if (column >= 0 && column < width && row >= 0 && row < CANVAS_HEIGHT) {
          double light = SrgbCurve.luminance(Color.ofArgb(behind[row * width + column]));
          values[count++] = sample.of(glyph, light, x, y);
        }
      }
    }
    Arrays.sort(values, 0, count);
    return count == 0 ? Double.NaN : values[count / 2];
  }

  /**
   * Returns the contrast of a glyph, or of the lines and halos around the glyph if theirs is
   * higher.
   *
   * @param behind the luminance of the background
   * @param luminance the luminance of a colour
   */
  public static double best(
      double behind, Color glyph, VisibleText text, ToDoubleFunction<Color> luminance) {
    double best = ratio(behind, luminance.applyAsDouble(glyph));
    for (Color edge : text.edges()) {
      best = Math.max(best, ratio(behind, luminance.applyAsDouble(edge)));
    }
    return best;
  }

  /** Returns the contrast of two colours, in [1, 21]. */
  public static double ratio(Color a, Color b) {
    return ratio(SrgbCurve.luminance(a), SrgbCurve.luminance(b));
  }

  private static double ratio(double a, double b) {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }
}
