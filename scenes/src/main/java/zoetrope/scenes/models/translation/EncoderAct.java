package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/** The act where the encoder turns the English words into vectors that know of each other. */
final class EncoderAct extends Act<Group<Group<Rectangle>>> {
  private static final double SIZE = 0.85;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;
  private final TranslationStage stage;

  EncoderAct(TranslationStage stage) {
    this.stage = stage;
  }

  @Override
  protected Group<Group<Rectangle>> construct() {
    var translator = stage.translator();
    double first = stage.layout().cell(wide ? 0 : 2, 0).y();
    double second = stage.layout().cell(wide ? 6 : 9, 0).y();
    var before = stage.tiles(translator.embeddings(stage.words()).toRows(), first, SIZE);
    var after = stage.vectors(second, SIZE);

    narration.tell("An English sentence, to be translated into French.");
    play(laggedStart(stage.english(), word -> fadeIn(word).shift(down(0.2))).lagRatio(0.2));
    pause(1.5);
    narration.tell("An encoder makes a vector of each word and its place.");
    Group<Mobject<?>> legend = legend(before);
    Text source = name("words and their places", before, UP);
    Text result = name("after the encoder", after, DOWN);
    play(
        laggedStart(before, tiles -> fadeIn(tiles).shift(down(0.3))).lagRatio(0.1).runTime(2),
        fadeIn(legend),
        fadeIn(source));
    pause(1);
    narration.tell("Its attention lets each word take in the others: brighter lines, more weight.");
    Group<Line> lines = lines(before, after);
    play(create(lines).lagRatio(0.01).runTime(2));
    play(laggedStart(after, tiles -> fadeIn(tiles)).lagRatio(0.1), fadeIn(result));
    pause(1.5);
    narration.tell("These vectors stay. The decoder will look at them.");
    play(fadeOut(lines), fadeOut(before), fadeOut(group(legend, source, result)));
    double y = stage.layout().column().y() - 0.95;
    play(transform(after, stage.vectors(y, SIZE)));
    narration.finish();
    return after;
  }

  private Group<Mobject<?>> legend(Group<Group<Rectangle>> tiles) {
    var legend = ColorLegend.of(new HeatMap(0.4, 0.3), TranslationStage.REACH);
    return wide
        ? legend.nextTo(tiles, RIGHT, 1).shift(down(1.4))
        : legend.nextTo(stage.english(), DOWN, 0.25);
  }

  /** Returns a name to the right of vectors, or above or below them if the frame is narrow. */
  private Text name(String words, Mobject<?> tiles, Vec side) {
    var name = text(words).fontSize(32).setColor(GREY_A);
    return wide ? name.nextTo(tiles, RIGHT, 0.6) : name.nextTo(tiles, side, 0.3);
  }

  /** Returns a line from each vector to each result, as opaque as its weight. */
  private Group<Line> lines(Group<Group<Rectangle>> from, Group<Group<Rectangle>> to) {
    RealMatrix weights = stage.translator().encode(stage.words()).weights();
    List<Line> lines = new ArrayList<>();
    for (int query = 0; query < to.size(); query++) {
      for (int key = 0; key < from.size(); key++) {
        var line = line(from.get(key).bottom(), to.get(query).top()).buff(0.08);
        lines.add(line.setStroke(WHITE, 3, weights.get(query, key)));
      }
    }
    return group(lines);
  }
}
