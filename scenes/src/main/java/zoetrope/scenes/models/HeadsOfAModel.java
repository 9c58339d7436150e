package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about all heads of all layers of a real model for one phrase. The camera flies over a wall
 * of heads and stops at some heads whose role has a name.
 */
public final class HeadsOfAModel extends Scene {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final Parameter<String> phrase =
      parameter("phrase", ModelHeads.PHRASE, "3 to 16 of the model's tokens");

  private final Parameter<String> model =
      parameter(
          "model",
          "",
          "the folder of a language model, or minilm; if empty, stored heads of MiniLM");

  /** Creates the film, which lasts about a minute. */
  public HeadsOfAModel() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 10.2, 8.4);
    var heads = ModelHeads.of(model.get(), phrase.get());
    section("The wall");
    var wall = perform(new WallAct(heads));
    for (ModelHeads.NotableHead notable : heads.notableHeads()) {
      section("Heads that look at " + notable.role().words());
      perform(new CloseAct(heads, notable, wall));
    }
    section("The others");
    narration.tell("Most heads do something that has no name.");
    play(fadeIn(wall.names()).runTime(1));
    pause(2.5);
    narration.finish();
  }
}
