package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** A frame around two factors with the advice to think of them as one map. */
public final class ThinkAboutOverallMap extends Scene {
  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts two seconds. */
  public ThinkAboutOverallMap() {}

  @Override
  protected void construct() {
    FrameShape shape = FrameShape.compose(this::frameSize, 8, 7.2);
    section("One map");
    double height = shape.choose(2.75, 3.6, 7);
    var frame = roundedRectangle(6.5, height, 0.5).setStroke(RED_B, 2);
    var label = text("Think about the\noverall map");
    label.nextTo(frame, UP, MED_SMALL_BUFF, LEFT).shift(right(0.5));
    commentary.tell("Think of it whole.");
    play(showCreation(frame), fadeIn(label).shift(UP));
    pause();
  }
}
