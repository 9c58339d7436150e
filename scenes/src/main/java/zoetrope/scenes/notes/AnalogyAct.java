package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/**
 * The act that compares two steps: from woman to man, and from queen to king. They are similar. So
 * king minus the step from woman to man leads to queen.
 */
final class AnalogyAct extends Act<Void> {
  private static final double OTHERS_OPACITY = 0.25;

  private final WordVectors vectors;
  private final WordSpace space;
  private final WordsAct.Result words;
  private final Tex equation =
      equation(name("man"), "-", name("woman"), "\\approx", name("king"), "-", name("queen"));
  private final Arrow first;
  private final Arrow second;

  AnalogyAct(WordVectors vectors, WordSpace space, WordsAct.Result words) {
    this.vectors = vectors;
    this.space = space;
    this.words = words;
    first = space.difference("woman", "man");
    second = space.difference("queen", "king");
  }

  @Override
  protected Void construct() {
    subtract();
    compare();
    findTheQueen();
    return null;
  }

  private static Tex equation(String... parts) {
    var tex = tex(parts).fontSize(fontSize());
    tex.toEdge(UP, FrameShape.current().choose(0.45, 0.9, 2)).fixInFrame();
    for (String word : WordVectors.WORDS) {
      for (int i = 0; i < parts.length; i++) {
        if (parts[i].equals(name(word))) {
          tex.part(i).setColor(WordSpace.color(word));
        }
      }
    }
    return tex;
  }

  private static double fontSize() {
    return FrameShape.current().choose(44, 44, 34);
  }

  private static String name(String word) {
    return "E(\\text{" + word + "})";
  }

  private void subtract() {
    play(
        write(group(equation.part(0), equation.part(1), equation.part(2))).runTime(1),
        growArrow(first),
        animate(words.arrows().from(4), a -> a.setOpacity(OTHERS_OPACITY)),
        animate(words.labels().from(4), l -> l.setOpacity(OTHERS_OPACITY)));
    play(
        write(group(equation.part(4), equation.part(5), equation.part(6))).runTime(1),
        growArrow(second));
    pause(0.5);
  }

  private void compare() {
    double value =
        WordVectors.cosine(
            vectors.of("man").minus(vectors.of("woman")),
            vectors.of("king").minus(vectors.of("queen")));
    var says = tex("\\cos \\angle =").fontSize(40);
    var number = decimalNumber(value, 2).fontSize(40).nextTo(says, RIGHT, 0.15);
    var cosine = group(says, number).setColor(YELLOW);
    cosine.nextTo(equation, DOWN, 0.3).fixInFrame();
    var shadow =
        text("in all %d dimensions; the picture shows 3".formatted(vectors.dimensions()))
            .fontSize(30)
            .setColor(GREY_A);
    shadow.nextTo(cosine, DOWN, 0.2).fixInFrame();
    var moved = first.copy();
    var way = space.tip("queen").minus(space.tip("woman"));
    play(animate(moved, m -> m.shift(way).setStrokeOpacity(0.5)).runTime(1.5));
    play(write(equation.part(3)).runTime(1), fadeIn(cosine).shift(down(0.2)));
    play(fadeIn(shadow));
    pause(2);
    play(fadeOut(moved), fadeOut(cosine), fadeOut(shadow));
  }

  private void findTheQueen() {
    var next = equation(name("king"), "-", name("man"), "+", name("woman"), "\\approx", "\\;?");
    String nearest = vectors.nearest(vectors.analogy(), List.of("king", "man", "woman"));
    var answer = tex(name(nearest)).fontSize(fontSize()).setColor(WordSpace.color(nearest));
    answer.moveTo(next.part(6), LEFT).matchY(next.part(4)).fixInFrame();
    Vec landing = space.tip(vectors.analogy());
    var step = arrow(space.tip("man"), space.tip("woman")).buff(0).setStroke(YELLOW, 5);
    play(
        fadeOut(equation).shift(up(0.4)),
        fadeIn(next).shift(up(0.4)),
        fadeOut(second),
        replacementTransform(first, step));
    Vec way = space.tip("king").minus(space.tip("man"));
    play(animate(step, s -> s.shift(way)).runTime(1.5));
    var spot = dot(landing, 0.06).setColor(YELLOW).fixOrientation();
    var caption = text("nearest word: " + nearest).fontSize(36).fixInFrame();
    caption.colorPart(nearest, WordSpace.color(nearest)).nextTo(next, DOWN, 0.3);
    play(growFromCenter(spot), fadeIn(caption));
    play(
        indicate(words.label(nearest)),
        fadeOut(next.part(6)).timeSpan(0, 0.4),
        fadeIn(answer).timeSpan(0.4, 1));
    pause();
    var remaining = next.slice(0, next.size() - next.part(6).size());
    play(fadeOut(group(remaining, answer, caption, spot, step)));
  }
}
