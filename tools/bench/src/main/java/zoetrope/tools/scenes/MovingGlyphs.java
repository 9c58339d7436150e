package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Glyph;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Many glyphs that each circle around a point: everything is redrawn in every frame. */
public final class MovingGlyphs extends Scene {
  private static final String LETTERS = "attentionisallyouneedqkv";

  private final Parameter<Integer> glyphs = parameter("glyphs", 1000, "how many");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long they move");

  @Override
  protected void construct() {
    Group<Glyph> letters = group();
    while (letters.size() < glyphs.get()) {
      for (Glyph letter : text(LETTERS)) {
        if (letters.size() < glyphs.get()) {
          letters.add(letter);
        }
      }
    }
    int columns = (int) Math.ceil(Math.sqrt(glyphs.get() * 16 / 9.0));
    letters.arrangeInGrid(gridLayout((glyphs.get() + columns - 1) / columns, columns));
    letters.setHeight(7);
    for (int i = 0; i < letters.size(); i++) {
      circle(letters.get(i), i);
    }
    add(letters);
    pause(seconds.get());
  }

  private static void circle(Glyph glyph, int phase) {
    Vec home = glyph.center();
    double[] time = new double[1];
    glyph.addUpdater(
        (Glyph g, double dt) -> {
          time[0] += dt;
          double angle = phase + 3 * time[0];
          g.moveTo(home.plus(at(StrictMath.cos(angle) * 0.1, StrictMath.sin(angle) * 0.1)));
        });
  }
}
