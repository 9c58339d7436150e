package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** The act where the outputs of the heads move together, so that each row is one vector again. */
final class ConcatenationAct extends Act<ConcatenationAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final SmallHeads small;
  private final ParallelHeadsAct.Result before;
  private final Commentary narration;
  private final DecimalMatrix joined;
  private final Group<Brace> braces;
  private final Text caption =
      text("Concatenated")
          .fontSize(shape.choose(44, 54, 60))
          .moveTo(at(0, shape.choose(-2.9, -3.4, -3)));

  /**
   * The objects that later acts use.
   *
   * @param joined the outputs side by side, [T, C], each part in the colour of its head
   * @param braces a brace above the part of each head, below its name
   * @param caption the name of the joined outputs
   * @param shape the size of the joined outputs
   */
  record Result(DecimalMatrix joined, Group<Brace> braces, Text caption, Text shape) {}

  ConcatenationAct(SmallHeads small, ParallelHeadsAct.Result before, Commentary narration) {
    this.small = small;
    this.narration = narration;
    this.before = before;
    joined = Blocks.vectors(small.trace().concatenated()).scale(scale());
    joined.moveTo(at(0, shape.choose(-0.2, 0.4, 1)));
    double reach = small.trace().concatenated().maxAbs();
    for (int h = 0; h < small.count(); h++) {
      int from = h * small.headSize();
      ParallelHeadsAct.tint(joined, h, from, from + small.headSize(), reach);
    }
    braces = group(IntStream.range(0, small.count()).mapToObj(this::brace));
  }

  /** Returns the scale of the joined outputs. */
  static double scale() {
    return FrameShape.current().choose(0.8, 1.1, 0.98);
  }

  @Override
  protected Result construct() {
    moveTogether();
    return new Result(joined, braces, caption, countTheColumns());
  }

  /** Returns the brace of head {@code head} above its columns of {@link #joined}. */
  private Brace brace(int head) {
    int from = head * small.headSize();
    Group<Group<DecimalNumber>> part = joined.columns().slice(from, from + small.headSize());
    return new Brace(part, UP, 0.25).setColor(SmallHeads.color(head));
  }

  private void moveTogether() {
    narration.tell("Side by side they are as long as before.");
    List<Animation<?>> all = new ArrayList<>();
    all.add(fadeOut(before.otherObjects()).timeSpan(0, 1));
    for (int h = 0; h < small.count(); h++) {
      DecimalMatrix output = before.outputs().get(h);
      all.add(fadeOut(output.brackets()).timeSpan(0, 1));
      for (int c = 0; c < small.headSize(); c++) {
        int column = h * small.headSize() + c;
        all.add(replacementTransform(output.columnOf(c), joined.columnOf(column)));
      }
      var brace = braces.get(h);
      all.add(
          animate(
              before.names().get(h),
              name -> name.setMaxWidth(0.85 * brace.width()).nextTo(brace, UP, 0.12)));
    }
    all.add(fadeIn(joined.brackets()).timeSpan(1, 2));
    all.add(fadeIn(braces).timeSpan(1, 2));
    all.add(fadeIn(caption).timeSpan(1, 2));
    play(lasting(2), all.toArray(new Animation<?>[0]));
    add(joined);
    pause();
  }

  private Text countTheColumns() {
    int n = small.words().size();
    var size =
        text(n
                + " × ("
                + small.count()
                + " · "
                + small.headSize()
                + ") = "
                + n
                + " × "
                + SmallHeads.CHANNELS)
            .fontSize(shape.choose(36, 40, 44))
            .setColor(GREY_B)
            .nextTo(joined, DOWN, 0.2);
    play(fadeIn(size).lagRatio(0.1));
    pause();
    return size;
  }
}
