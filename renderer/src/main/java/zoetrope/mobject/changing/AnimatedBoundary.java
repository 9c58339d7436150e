package zoetrope.mobject.changing;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/**
 * Lines of changing colours that run around an object without end, half a round per second. Each
 * line is drawn along the same path as the previous one, which fades out at the same time.
 *
 * <pre>{@code
 * add(text, animatedBoundary(text).colors(RED, GREEN, BLUE));
 * }</pre>
 */
public final class AnimatedBoundary extends TypedGroup<Mobject<?>, AnimatedBoundary> {
  private final Mobject<?> subject;
  private final Mobject<?> growing;
  private final Mobject<?> fading;
  private List<Color> colors =
      List.of(Palette.BLUE_D, Palette.BLUE_B, Palette.BLUE_E, Palette.GREY_BROWN);
  private double maxStrokeWidth = 3;
  private double cycleRate = 0.5;
  private boolean backAndForth = true;
  private double time;

  /** Creates the boundary of an object and its family. */
  public AnimatedBoundary(Mobject<?> subject) {
    this.subject = subject;
    growing = (Mobject<?>) subject.copy();
    fading = (Mobject<?>) subject.copy();
    growing.clearUpdaters();
    fading.clearUpdaters();
    hide(growing);
    hide(fading);
    add(growing, fading);
    addUpdater(AnimatedBoundary::advance);
  }

  /**
   * Sets at least one colour. Each round has the next colour, and after the last the first one
   * follows.
   *
   * @throws IllegalArgumentException if there are no colours
   */
  public AnimatedBoundary colors(Color... rounds) {
    Preconditions.require(rounds.length != 0, "a boundary must have at least one colour");
    colors = List.of(rounds);
    return this;
  }

  /** Sets the width of a line while it is drawn, in stroke units; the default is 3. */
  public AnimatedBoundary maxStrokeWidth(double width) {
    maxStrokeWidth = width;
    return this;
  }

  /** Sets the rounds per second, above 0; the default is 0.5. */
  public AnimatedBoundary cycleRate(double rate) {
    if (!(rate > 0 && rate < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the rounds per second must be finite and above 0, not " + rate);
    }
    cycleRate = rate;
    return this;
  }

  /** Sets whether every second line is drawn from its end; the default is true. */
  public AnimatedBoundary backAndForth(boolean alternates) {
    backAndForth = alternates;
    return this;
  }

  private void advance(double dt) {
    time += dt;
    double rounds = time * cycleRate;
    int round = (int) Math.floor(rounds);
    double drawn = smooth(rounds - round);
    boolean back = backAndForth && round % 2 == 1;
    become(growing, back ? 1 - drawn : 0, back ? 1 : drawn);
    growing.setStroke(color(round), maxStrokeWidth);
    if (round >= 1) {
      become(fading, 0, 1);
      fading.setStroke(color(round - 1), Math.max(0, 1 - drawn) * maxStrokeWidth);
    }
  }

  private Color color(int round) {
    return colors.get(round % colors.size());
  }

  private void become(Mobject<?> line, double from, double to) {
    List<Mobject<?>> members = line.family();
    List<Mobject<?>> wholes = subject.family();
    for (int i = 0; i < Math.min(members.size(), wholes.size()); i++) {
      if (members.get(i) instanceof VMobject<?> member
          && wholes.get(i) instanceof VMobject<?> whole) {
        member.becomePart(whole, from, to);
      }
    }
    line.setFillOpacity(0);
    line.setStrokeOpacity(1);
  }

  private static void hide(Mobject<?> line) {
    line.visit(
        m -> {
          if (m instanceof VMobject<?> v) {
            v.setPath(Path.EMPTY);
          }
        });
  }

  private static double smooth(double t) {
    return t * t * t * (t * (6 * t - 15) + 10);
  }
}
