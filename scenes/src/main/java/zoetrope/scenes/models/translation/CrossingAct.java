package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** The act that reads the weights as an alignment, whose order changes where the languages do. */
final class CrossingAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final TranslationStage stage;

  CrossingAct(TranslationStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    List<SurroundingRectangle> strongest = new ArrayList<>();
    // The sign for the end has no word in the other sentence.
    int words = stage.rows().size() - 1;
    for (int i = 0; i < words; i++) {
      var row = stage.rows().get(i);
      strongest.add(surroundingRectangle(row.cells().get(row.strongest()), 0).setStroke(YELLOW, 3));
    }
    var frames = group(strongest);
    narration.tell("The largest weights show which words belong together: an alignment.");
    play(laggedStart(frames, frame -> create(frame)).lagRatio(0.3).runTime(2.5));
    pause(1.5);
    List<SurroundingRectangle> swaps = swaps(words);
    if (!swaps.isEmpty()) {
      narration.tell("It goes back where the French adjective follows its noun.");
      var around = group(swaps);
      play(laggedStart(around, frame -> create(frame)).lagRatio(0.5).runTime(1.5));
      pause(1.5);
    }
    narration.tell("Nobody told the model which words belong together: it learned that, too.");
    play(fadeIn(note()));
    pause(2);
    narration.finish();
    return null;
  }

  /** Returns frames around two rows where the second looks farther left than the first. */
  private List<SurroundingRectangle> swaps(int words) {
    List<SurroundingRectangle> swaps = new ArrayList<>();
    for (int i = 0; i + 1 < words; i++) {
      int first = stage.rows().get(i).strongest();
      int second = stage.rows().get(i + 1).strongest();
      if (second == first - 1) {
        var corner = stage.rows().get(i).cells().get(second);
        var other = stage.rows().get(i + 1).cells().get(first);
        swaps.add(surroundingRectangle(corner, other).buff(0.05).setStroke(RED_B, 4));
      }
    }
    return swaps;
  }

  private Text note() {
    var translator = stage.translator();
    String words =
        "a toy model, trained on %d sentences%s"
            .formatted(
                translator.sentences(),
                translator.hasRead(stage.words()) ? "" : "\nit has never read this one");
    boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;
    var note = text(words).fontSize(wide ? 26 : 40).setColor(GREY_A);
    note.moveTo(stage.layout().chart().minus(at(0, stage.layout().barPitch())));
    return wide ? note.setMaxWidth(4.2).shift(right(0.2)) : note.setMaxWidth(8.5).setX(0);
  }
}
