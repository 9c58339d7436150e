package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/**
 * A page of tiny text under a moving dot. Only drawing the dot should take time, because the text
 * does not change.
 */
public final class StillPage extends Scene {
  private static final String WORDS = "thequickbrownfoxjumpsoverthelazydog";
  private static final int LINE = 400;

  private final Parameter<Integer> glyphs = parameter("glyphs", 100_000, "how many letters");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long the dot moves");

  @Override
  protected void construct() {
    int lines = (glyphs.get() + LINE - 1) / LINE;
    if (lines > 0) {
      var line = text(WORDS.repeat(LINE / WORDS.length() + 1).substring(0, LINE)).setWidth(13);
      Group<Text> page = group();
      for (int i = 0; i < lines; i++) {
        page.add(line.copy().moveTo(up(3.7 - 7.4 * i / lines)));
      }
      add(page);
    }
    var dot = dot(left(6)).setColor(YELLOW);
    add(dot);
    play(animate(dot, d -> d.moveTo(right(6))).runTime(seconds.get()));
  }
}
