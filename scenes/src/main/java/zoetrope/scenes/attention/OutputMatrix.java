package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.MatrixExcerpt;
import zoetrope.scenes.components.WeightMatrix;

/**
 * The value-up matrices of all heads, side by side, form one wide matrix: the output matrix. The
 * shown numbers are excerpts of the matrices of three heads, and the wide matrix is their
 * concatenation.
 */
public final class OutputMatrix extends Scene {
  private static final int HEADS = 3;

  /** The length of embeddings and of keys: small, but much larger than the part shown. */
  private static final int EMBEDDING = 96;

  private static final int KEY = 16;

  /** The number of rows and columns shown. */
  private static final int LARGE = 7;

  private static final int SMALL = 4;

  private final Parameter<Long> weights =
      parameter("weights", 0L, "the seed of the heads' weights, which changes only the numbers");

  private final List<FactoredValueMap> heads = new ArrayList<>();
  private FrameShape shape;
  private RealMatrix output;
  private Tex dots;
  private Group<WeightMatrix> stapled;
  private Group<TexText> upLabels;
  private Group<Mobject<?>> outMatrix;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 16 s. */
  public OutputMatrix() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 12.2, 8.2);
    makeTheHeads();
    section("Heads");
    commentary.tell("The value map of each head has two factors.");
    showEachHead();
    section("Output matrix");
    commentary.tell("Papers staple those that lead up together.");
    stapleTheUpMatrices();
    nameTheOutputMatrix();
    commentary.tell("A head keeps the others.");
    keepTheDownMatrices();
    commentary.finish();
  }

  /** Returns the numbers of the value-up matrices that are shown, [7, 12], up to 9.9. */
  RealMatrix output() {
    return output;
  }

  /** Returns the heads that are shown. */
  List<FactoredValueMap> heads() {
    return heads;
  }

  /** Returns the parts of the wide matrix. */
  Group<WeightMatrix> stapled() {
    return stapled;
  }

  private void makeTheHeads() {
    List<AttentionHead> computed = new ArrayList<>();
    for (int n = 0; n < HEADS; n++) {
      var random = WeightGenerator.of(weights.get(), "head " + n);
      computed.add(random.factoredHead(EMBEDDING, KEY));
    }
    RealMatrix joined = MultiHeadAttention.joined(computed).output().weights();
    int width = joined.columns() / HEADS;
    List<RealMatrix> ups = new ArrayList<>();
    List<RealMatrix> downs = new ArrayList<>();
    for (int n = 0; n < HEADS; n++) {
      RealMatrix up = joined.sliceColumns(n * width, (n + 1) * width);
      ups.add(MatrixExcerpt.of(up, LARGE, SMALL));
      RealMatrix down = ((FactoredMap) computed.get(n).value()).down().weights();
      downs.add(MatrixExcerpt.of(down, SMALL, LARGE));
    }
    output = RealMatrix.concatColumns(ups).scaledToMaxAbs(WeightMatrix.RANGE);
    RealMatrix down = RealMatrix.concatColumns(downs).scaledToMaxAbs(WeightMatrix.RANGE);
    List<Group<WeightMatrix>> pairs = new ArrayList<>();
    for (int n = 0; n < HEADS; n++) {
      pairs.add(
          FactoredValueMap.pair(
              output.sliceColumns(n * SMALL, (n + 1) * SMALL),
              down.sliceColumns(n * LARGE, (n + 1) * LARGE)));
    }
    var row = group(pairs).arrange(RIGHT, LARGE_BUFF).toEdge(LEFT).setY(1);
    if (shape != FrameShape.LANDSCAPE) {
      row.arrange(DOWN, shape.choose(0, 2.1, 2.1))
          .moveTo(at(shape.choose(0, -2.1, 1), shape.choose(0, 0.6, 2.9)));
    }
    for (int n = 0; n < HEADS; n++) {
      heads.add(new FactoredValueMap(n + 1, pairs.get(n), shape == FrameShape.LANDSCAPE));
    }
    dots = tex("\\dots").fontSize(120).nextTo(row, RIGHT, LARGE_BUFF);
    if (shape != FrameShape.LANDSCAPE) {
      dots.scale(0.55).rotate(PI / 2).nextTo(heads.get(HEADS - 1).box, DOWN, 0.25);
    }
  }

  private void showEachHead() {
    for (FactoredValueMap head : heads) {
      play(
          fadeIn(head.title).shift(up(0.25)),
          laggedStartMap(head.pair, matrix -> fadeIn(matrix).scale(1.25)).lagRatio(0.5),
          laggedStartMap(group(head.upLabel, head.downLabel), label -> fadeIn(label)).lagRatio(0.5),
          showCreation(head.box));
    }
    play(write(dots));
    pause();
  }

  private void stapleTheUpMatrices() {
    Group<WeightMatrix> ups = group(heads.stream().map(FactoredValueMap::up));
    stapled = ups.map(OutputMatrix::withoutBrackets);
    stapled.arrange(RIGHT, SMALL_BUFF).scale(shape.choose(2, 1.36, 1.75));
    Group<Mobject<?>> boxes = group(heads.stream().map(head -> head.box));
    stapled.nextTo(boxes, shape == FrameShape.SQUARE ? RIGHT : DOWN, shape.choose(1.5, 0.9, 1.9));
    if (shape == FrameShape.PORTRAIT) {
      stapled.setX(-0.4);
    }
    Group<Line> lines =
        stapled.map(
            part ->
                line(UP, DOWN)
                    .matchHeight(part)
                    .setStroke(WHITE, 1)
                    .nextTo(part, RIGHT, SMALL_BUFF / 2));
    Tex outDots = dots.copy().scale(shape.choose(0.5, 0.7, 0.7));
    if (shape != FrameShape.LANDSCAPE) {
      outDots.rotate(-PI / 2);
    }
    outDots.nextTo(lines, RIGHT);
    Group<Shape> brackets = ups.first().brackets().copy().matchHeight(stapled);
    brackets.get(0).nextTo(stapled, LEFT, SMALL_BUFF);
    brackets.get(1).nextTo(outDots, RIGHT, SMALL_BUFF);
    outMatrix = group(stapled, lines, outDots, brackets);
    upLabels = group(heads.stream().map(head -> head.upLabel));
    List<Animation<?>> animations = new ArrayList<>();
    if (shape == FrameShape.LANDSCAPE) {
      animations.add(animate(camera(), c -> c.reorient(0, 0, 0, at(-0.88, -0.87), 8)));
    }
    animations.add(animate(ups, matrices -> matrices.setOpacity(0.5)));
    animations.add(transformFromCopy(ups, stapled).lagRatio(1e-4));
    animations.add(animate(upLabels, this::putAbove));
    animations.add(transformFromCopy(dots, outDots));
    if (shape == FrameShape.LANDSCAPE) {
      // At the final position of the camera, the last dot would be outside of the frame.
      animations.add(animate(dots, d -> d.shift(left(0.45))));
    }
    animations.add(fadeIn(lines).lagRatio(0.5));
    animations.add(fadeIn(brackets).scale(1.25));
    animations.replaceAll(animation -> animation.runTime(2));
    play(animations);
    pause();
  }

  private static WeightMatrix withoutBrackets(WeightMatrix matrix) {
    WeightMatrix copy = matrix.copy();
    copy.brackets().get(0).stretchAboutEdge(0, 0, RIGHT);
    copy.brackets().get(1).stretchAboutEdge(0, 0, LEFT);
    copy.brackets().setOpacity(0);
    return copy;
  }

  /** Puts smaller labels without their arrows above the parts of the wide matrix. */
  private void putAbove(Group<TexText> labels) {
    for (int n = 0; n < HEADS; n++) {
      TexText label = labels.get(n);
      Mobject<?> arrow = label.children().get(label.children().size() - 1);
      arrow.setOpacity(0).scaleAboutEdge(0, DOWN);
      label.scale(0.75).nextTo(stapled.get(n), UP, SMALL_BUFF);
    }
  }

  private void nameTheOutputMatrix() {
    var around =
        surroundingRectangle(outMatrix, upLabels)
            .buff(MED_SMALL_BUFF)
            .roundCorners(0.1)
            .setStroke(PINK, 3);
    var name = text("Output\nmatrix").setColor(PINK);
    name.nextTo(around, shape == FrameShape.LANDSCAPE ? LEFT : DOWN);
    play(showCreation(around), fadeIn(name).shift(left(0.25)).scale(1.25));
    pause();
  }

  private void keepTheDownMatrices() {
    List<Animation<?>> matrices = new ArrayList<>();
    List<Animation<?>> labels = new ArrayList<>();
    List<Animation<?>> titles = new ArrayList<>();
    for (FactoredValueMap head : heads) {
      matrices.add(animate(head.down(), matrix -> matrix.shift(left(0.5))));
      labels.add(animate(head.downLabel, label -> label.shift(left(0.5))));
      titles.add(fadeTransform(head.title, head.titleOfTheMatrix()));
    }
    Group<WeightMatrix> ups = group(heads.stream().map(FactoredValueMap::up));
    play(
        laggedStart(matrices).lagRatio(0.05),
        laggedStart(labels).lagRatio(0.05),
        laggedStart(titles).lagRatio(0.05),
        laggedStartMap(ups, matrix -> fadeOut(matrix)));
    pause();
  }
}
