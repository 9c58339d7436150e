package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/**
 * The act that shows each layer's prediction after each token; confident predictions are brighter.
 */
final class LensTableAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();
  private final double leftEdge = shape.choose(-4.15, -3.1, -2.1);
  private final double width = shape.choose(10.9, 8.4, 6.2);

  private final StudiedModel model;
  private final Lens lens;
  private final LensTowerAct.Result tower;
  private final Commentary narration;
  private final int tokens;
  private final double cell;
  private final double size;

  LensTableAct(StudiedModel model, Lens lens, LensTowerAct.Result tower, Commentary narration) {
    this.model = model;
    this.lens = lens;
    this.tower = tower;
    this.narration = narration;
    tokens = model.tokens().size();
    cell = Math.min(1.7, width / tokens);
    size = Math.min(34, Math.min(66 * tower.pitch(), shape.choose(24, 28, 28) * cell));
  }

  @Override
  protected Void construct() {
    narration.tell("The same for every token: each place guesses the next one.");
    List<Animation<?>> heads = new ArrayList<>();
    for (int t = 0; t < tokens; t++) {
      heads.add(replacementTransform(tower.words().get(t), head(t)));
    }
    var after = text("after").fontSize(30).setColor(GREY_B).setX(tower.layout().names(), RIGHT);
    heads.add(fadeIn(after.shift(up(headsY() - after.baseline().y()))));
    heads.add(fadeIn(legend()));
    play(lasting(1.5), heads.toArray(new Animation<?>[0]));
    Group<Rectangle> grounds = group();
    Group<Group<Mobject<?>>> rows = group();
    for (int row = 0; row < lens.rows().size(); row++) {
      Group<Mobject<?>> words = group();
      for (int t = 0; t < tokens; t++) {
        grounds.add(ground(row, t));
        words.add(guess(row, t));
      }
      rows.add(words);
    }
    List<Animation<?>> shown = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      Group<Mobject<?>> cells = group();
      for (int t = 0; t < tokens; t++) {
        cells.add(grounds.get(row * tokens + t));
      }
      cells.add(rows.get(row));
      shown.add(fadeIn(cells));
    }
    play(laggedStart(shown).lagRatio(0.5).runTime(5));
    pause(1.5);

    narration.tell("Yellow is what really comes next: the model finds it on the way up.");
    List<Animation<?>> right = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int t = 0; t < tokens; t++) {
        if (isRight(row, t)) {
          right.add(animate(rows.get(row).get(t), word -> word.setColor(YELLOW)));
        }
      }
    }
    if (!right.isEmpty()) {
      play(laggedStart(right).lagRatio(0.1).runTime(3));
    }
    pause(3);
    return null;
  }

  private double headsY() {
    return tower.layout().headsY() + 0.25;
  }

  private double x(int token) {
    return leftEdge + (token + 0.5) * cell;
  }

  private Text head(int token) {
    Text word = text(model.tokens().get(token)).fontSize(34).setColor(WHITE);
    word.setMaxWidth(0.88 * cell).setX(x(token));
    return word.shift(up(headsY() - word.baseline().y()));
  }

  private Rectangle ground(int row, int token) {
    double sure = lens.rows().get(row).guesses().get(token).chance();
    return rectangle(0.96 * cell, 0.92 * tower.pitch())
        .moveTo(at(x(token), tower.y(row)))
        .setStroke(GREY_D, 1)
        .setFill(color(sure), 1);
  }

  private static Color color(double chance) {
    return Conventions.ZERO.lerp(BLUE_E, chance);
  }

  /** Returns the meanings of brightness and yellow. */
  private Group<Mobject<?>> legend() {
    Group<Mobject<?>> legend = group(text("0 %").fontSize(24));
    for (double chance : new double[] {0, 0.5, 1}) {
      legend.add(rectangle(0.4, 0.24).setStroke(GREY_D, 1).setFill(color(chance), 1));
    }
    legend.add(text("100 %").fontSize(24));
    legend.add(text("yellow: right").fontSize(24).setColor(YELLOW));
    legend.arrange(RIGHT, 0.1).moveTo(shape.choose(at(5.4, -3.65), at(3.3, -4.4), at(1.4, -6.2)));
    // Words of other languages are longer.
    return legend.shift(left(Math.max(0, legend.right().x() - frameWidth() / 2 + 0.2)));
  }

  private Text guess(int row, int token) {
    Text word = text(lens.rows().get(row).guesses().get(token).text()).fontSize(size);
    word.setMaxWidth(0.86 * cell).setX(x(token));
    return word.shift(up(tower.y(row) - 0.003 * size - word.baseline().y()));
  }

  /** Whether a guess is the following token or, after the last token, the last layer's answer. */
  private boolean isRight(int row, int token) {
    Lens.Guess guess = lens.rows().get(row).guesses().get(token);
    return token + 1 < tokens
        ? guess.text().equals(model.tokens().get(token + 1))
        : guess.id() == lens.answer();
  }
}
