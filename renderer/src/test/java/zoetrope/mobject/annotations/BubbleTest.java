package zoetrope.mobject.annotations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;

class BubbleTest {
  private static final double CLOSE = 1e-9;

  @Test
  void aShortSpeechHasTheSizeThatManimGivesIt() {
    SpeechBubble bubble = new SpeechBubble("I am!");

    assertEquals(1.5596, bubble.width(), 0.01);
    assertEquals(1.2805, bubble.height(), 0.01);
    Vec tip = bubble.tip().minus(bubble.content().center());
    assertEquals(-0.7798, tip.x(), 0.005);
    assertEquals(-0.8536, tip.y(), 0.01);
  }

  @Test
  void theBodyFitsAroundItsContent() {
    SpeechBubble bubble = new SpeechBubble(new Square(1));

    assertEquals(1.5, bubble.width(), CLOSE);
    assertEquals(2.25, bubble.height(), CLOSE);
    assertEquals(0, bubble.tip().distance(Vec.of(-0.75, -1.5)), CLOSE);
    bubble.buff(0.5);
    assertEquals(2, bubble.width(), CLOSE);
    assertSame(bubble.body(), bubble.children().get(0));
    assertSame(bubble.content(), bubble.children().get(1));
  }

  @Test
  void aBubbleWithoutContentHasSpaceInside() {
    assertEquals(2.5, new SpeechBubble().width(), CLOSE);
    assertEquals(1.5 * 1.5, new DoubleSpeechBubble().height(), CLOSE);
  }

  @Test
  void aTipToTheRightIsTheMirrorImage() {
    SpeechBubble bubble = new SpeechBubble(new Square(1)).direction(Directions.RIGHT);

    assertEquals(0, bubble.tip().distance(Vec.of(0.75, -1.5)), CLOSE);
    assertThrows(IllegalArgumentException.class, () -> bubble.direction(Directions.UP));
  }

  @Test
  void aPinnedBubblePointsAtTheFarUpperCorner() {
    Circle speaker = new Circle().shift(Directions.DOWN);
    SpeechBubble left = new SpeechBubble("hi").pinTo(speaker);
    SpeechBubble right = new SpeechBubble("hi").direction(Directions.RIGHT).pinTo(speaker);

    assertEquals(0, left.tip().distance(speaker.corner(Directions.UR)), CLOSE);
    assertEquals(0, right.tip().distance(speaker.corner(Directions.UL)), CLOSE);
    assertEquals(0, left.moveTipTo(Vec.of(1, 2)).tip().distance(Vec.of(1, 2)), CLOSE);
  }

  @Test
  void aPinnedBubbleStaysInTheFrame() {
    Square right = new Square(1).shift(Vec.of(6, 0));
    SpeechBubble bubble = new SpeechBubble("what was that?").pinTo(right);
    assertEquals(Directions.RIGHT, bubble.direction(), "the bubble should be mirrored");
    assertEquals(0, bubble.tip().distance(right.corner(Directions.UL)), CLOSE);
    assertTrue(bubble.content().x() < bubble.tip().x());

    Square high = new Square(1).shift(Vec.of(0, 3.5));
    assertEquals(4, new SpeechBubble("up").pinTo(high).top().y(), CLOSE);
    Square gone = new Square(1).shift(Vec.of(20, 0));
    Vec tip = new SpeechBubble("away").pinTo(gone).tip();
    assertEquals(
        0,
        tip.distance(gone.corner(Directions.UR)),
        CLOSE,
        "the bubble of a speaker outside of the frame is not moved");
  }

  @Test
  void flippingTurnsTheBodyAndLeavesTheWordsReadable() {
    SpeechBubble bubble = new SpeechBubble("hi");
    double first = bubble.content().bounds().min().x();
    Vec before = bubble.tip();

    bubble.flip();
    assertEquals(first, bubble.content().bounds().min().x(), CLOSE);
    assertEquals(-before.x(), bubble.tip().x(), CLOSE);
    assertEquals(Directions.RIGHT, bubble.direction());
    bubble.flip(Directions.RIGHT);
    assertEquals(Directions.RIGHT, bubble.direction());
  }

  @Test
  void otherContentKeepsTheTipInPlace() {
    SpeechBubble bubble = new SpeechBubble("hi").moveTipTo(Directions.UP);

    bubble.content("something much longer");
    assertEquals(0, bubble.tip().distance(Directions.UP), CLOSE);
    assertEquals(bubble.content().width() + 0.5, bubble.width(), CLOSE);
    assertEquals(2, bubble.size());
  }

  @Test
  void copiesOfBubblesHaveIndependentParts() {
    ThoughtBubble bubble = new ThoughtBubble("hm");
    ThoughtBubble copy = bubble.copy().shift(Directions.UP).direction(Directions.RIGHT);

    assertEquals(2, copy.size());
    assertSame(copy.body(), copy.children().get(0));
    assertEquals(Directions.LEFT, bubble.direction());
  }

  @Test
  void aThoughtIsACloudAroundItsContent() {
    ThoughtBubble bubble = new ThoughtBubble(new Square(2));

    assertEquals(4, bubble.body().children().size());
    double cloud = bubble.body().children().get(3).width();
    assertTrue(cloud > 2.2 + 2 * 0.35 - 0.1 && cloud < 2.2 + 2 * 0.39, () -> "width " + cloud);
    for (double size : List.of(0.0, 0.01, 0.5, 9.0)) {
      assertTrue(new ThoughtBubble(new Square(size)).bounds().size().isFinite());
    }
  }
}
