package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** The act that reads the weights as an alignment, whose order changes where the languages do. */
final class CrossingAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;
  private final TranslationStage stage;

  /** The number of colours that are explained. */
  private int meanings;

  CrossingAct(TranslationStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    // The sign for the end has no word in the other sentence.
    int words = stage.rows().size() - 1;
    List<Integer> right = IntStream.range(0, words).filter(this::isRight).boxed().toList();
    List<Integer> wrong = IntStream.range(0, words).filter(i -> !isRight(i)).boxed().toList();
    narration.tell(
        wrong.isEmpty()
            ? "The largest weights show which words belong together: an alignment."
            : "In %d of %d rows the largest weight shows the word with this meaning: an alignment."
                .formatted(right.size(), words));
    if (!right.isEmpty()) {
      frame(right.stream().map(i -> strongest(i, YELLOW)).toList(), YELLOW, "the same meaning");
    }
    if (!wrong.isEmpty()) {
      int row = wrong.get(0);
      int looked = stage.rows().get(row).strongest();
      narration.tell(
          "Row %d went wrong: “%s” looks at word %d, “%s”."
              .formatted(row + 1, stage.french(row), looked + 1, stage.words().get(looked)));
      frame(wrong.stream().map(i -> strongest(i, RED)).toList(), RED, "the wrong place");
    }
    List<SurroundingRectangle> swaps = swaps(words);
    if (!swaps.isEmpty()) {
      narration.tell("It goes back where the French adjective follows its noun.");
      frame(swaps, WHITE, "the order changes");
    }
    narration.tell("Nobody told the model which words belong together: it learned that, too.");
    play(fadeIn(note()));
    pause(2);
    narration.finish();
    return null;
  }

  /** Whether the largest weight of a row is that of the English word that the French one means. */
  private boolean isRight(int row) {
    return stage.rows().get(row).strongest() == stage.meant(row);
  }

  private SurroundingRectangle strongest(int row, Color color) {
    var weights = stage.rows().get(row);
    return surroundingRectangle(weights.cells().get(weights.strongest()), 0).setStroke(color, 3);
  }

  /** Draws frames, and says beside the table what their colour means. */
  private void frame(List<SurroundingRectangle> frames, Color color, String meaning) {
    double x = wide ? 3.4 : -2.6;
    double y = stage.layout().chart().y() + stage.layout().barPitch() * (0.9 - meanings++);
    var sample = rectangle(0.5, 0.34).setStroke(color, 3).moveTo(at(x, y), LEFT);
    var name = text(meaning).fontSize(wide ? 32 : 40).setX(x + 0.7, LEFT);
    Baselines.level(name, y, 0.25);
    play(
        laggedStart(group(frames), frame -> create(frame)).lagRatio(0.3).runTime(2),
        fadeIn(sample),
        fadeIn(name));
    pause(2);
  }

  /** Returns frames around two rows where the second looks farther left than the first. */
  private List<SurroundingRectangle> swaps(int words) {
    List<SurroundingRectangle> swaps = new ArrayList<>();
    for (int i = 0; i + 1 < words; i++) {
      int first = stage.rows().get(i).strongest();
      int second = stage.rows().get(i + 1).strongest();
      if (second == first - 1 && isRight(i) && isRight(i + 1)) {
        var corner = stage.rows().get(i).cells().get(second);
        var other = stage.rows().get(i + 1).cells().get(first);
        swaps.add(surroundingRectangle(corner, other).buff(0.05).setStroke(WHITE, 4));
      }
    }
    return swaps;
  }

  private Text note() {
    var translator = stage.translator();
    String words =
        "a toy model,\ntrained on %d sentences%s"
            .formatted(
                translator.sentences(),
                translator.hasRead(stage.words()) ? "" : "\nit has never read this one");
    var note = text(words).fontSize(wide ? 28 : 40).setColor(GREY_A);
    note.setX(wide ? 3.4 : -2.6, LEFT);
    return note.setY(stage.layout().chart().y() - stage.layout().barPitch() * (meanings - 0.4), UP);
  }
}
