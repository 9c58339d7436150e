package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.scenes.components.Commentary;

/** A frame around two factors with the advice to think of them as one map. */
public final class ThinkAboutOverallMap extends Scene {
  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts two seconds. */
  public ThinkAboutOverallMap() {}

  @Override
  protected void construct() {
    section("One map");
    var frame = roundedRectangle(6.5, 2.75, 0.5).setStroke(RED_B, 2);
    var label = text("Think about the\noverall map");
    label.nextTo(frame, UP, MED_SMALL_BUFF, LEFT).shift(right(0.5));
    commentary.tell("Think of it whole.");
    play(showCreation(frame), fadeIn(label).shift(UP));
    pause();
  }
}
