package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/** The act where the words of the prompt become vectors. */
final class EntryAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final FrameShape shape = FrameShape.current();
  private final StoryStage stage;
  private final int given;

  EntryAct(StoryStage stage) {
    this.stage = stage;
    given = stage.story().given();
  }

  @Override
  protected Void construct() {
    for (int i = 0; i < given; i++) {
      stage.words().add(stage.word(i));
    }
    narration.tell("A language model reads a text and guesses the next word.");
    play(laggedStart(stage.words(), word -> fadeIn(word).shift(up(0.2))), stage.map().appear());
    pause(2);
    narration.tell("We follow these words through all of it, with its own numbers.");
    var name = text(stage.model().description()).fontSize(40).setColor(GREY_B);
    name.setMaxWidth(8).moveTo(up(0.5));
    play(fadeIn(name));
    pause(2.5);
    play(fadeOut(name), stage.map().toVectors());
    if (stage.model() instanceof StudiedModel.Toy toy) {
      lookUp(toy.training());
    } else {
      narration.tell("Each word and its place have a vector, which was learned.");
      Group<Group<Group<Rectangle>>> vectors = first(stage.model().stream(0));
      play(laggedStart(vectors, column -> fadeIn(column).shift(down(0.3))));
      vectors.forEach(stage.stream()::add);
      play(fadeIn(stage.name("vectors", stage.streamY())), fadeIn(legend()));
    }
    pause(2);
    narration.finish();
    return null;
  }

  /** Returns the scale of the colours, at the lower right. */
  private Mobject<?> legend() {
    return stage
        .columns()
        .legend()
        .scale(0.7)
        .moveTo(shape.choose(at(6.85, -3.75), at(5.8, -5.6), at(4.2, -7.4)), RIGHT);
  }

  private Group<Group<Group<Rectangle>>> first(RealMatrix vectors) {
    return stage.columns().columns(vectors, 0, given, stage.streamY());
  }

  /**
   * Copies the rows of the words out of the table of the toy, and adds the vectors of their
   * positions.
   */
  private void lookUp(ToyTraining training) {
    ToyWeights weights = training.weights(StudiedModel.STEPS);
    RealMatrix table = weights.get(ToyWeights.Name.EMBEDDING);
    narration.tell(
        String.format(
            Locale.ROOT,
            "Its vocabulary has %d words. Each is a row of %d learned numbers.",
            table.rows(),
            table.columns()));
    double height = shape.choose(0.42, 0.42, 0.48);
    var tiles = new HeatMap(shape.choose(0.19, 0.27, 0.18), 0.8 * height).reach(1);
    var rows = tiles.of(table.toRows());
    int blocks = shape == FrameShape.LANDSCAPE ? 3 : 2;
    int inBlock = (table.rows() + blocks - 1) / blocks;
    double blockWidth = shape.choose(4.4, 5.7, 4.3);
    Group<Mobject<?>> names = group();
    for (int i = 0; i < table.rows(); i++) {
      double x = (i / inBlock - (blocks - 1) / 2.0) * blockWidth + 0.55;
      double y = (inBlock / 2.0 - i % inBlock) * height + shape.choose(1, 1.6, 2.4);
      rows.get(i).moveTo(at(x, y));
      var name = text(training.vocabulary().get(i)).fontSize(28).setColor(GREY_A);
      names.add(Baselines.before(name, rows.get(i).x(LEFT) - 0.12, y, 0.25));
    }
    play(fadeIn(rows), fadeIn(names));
    pause(2.5);

    narration.tell("Each word of the text fetches its row.");
    List<Integer> ids = training.ids(stage.story().words().subList(0, given));
    RealMatrix vectors = table.selectRows(ids.stream().mapToInt(id -> id).toArray());
    Group<Group<Group<Rectangle>>> fetched = first(vectors);
    List<Animation<?>> moves = new ArrayList<>();
    for (int i = 0; i < given; i++) {
      moves.add(transformFromCopy(rows.get(ids.get(i)), fetched.get(i)));
    }
    play(laggedStart(moves).lagRatio(0.4).runTime(4));
    pause();
    play(fadeOut(rows), fadeOut(names));

    narration.tell("A second vector says at which place the word stands. Both are added.");
    RealMatrix vectorsOfPlaces = weights.get(ToyWeights.Name.POSITION);
    var added = stage.columns().columns(vectorsOfPlaces, 0, given, stage.partY());
    var places = stage.name("places", stage.partY());
    play(fadeIn(places), laggedStart(added, column -> fadeIn(column).shift(down(0.3))));
    pause();
    play(AddedVectors.to(fetched, added, first(stage.model().stream(0))));
    play(fadeOut(places), fadeIn(stage.name("vectors", stage.streamY())), fadeIn(legend()));
    fetched.forEach(stage.stream()::add);
  }
}
