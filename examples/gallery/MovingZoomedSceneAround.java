package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * A magnifying glass that unfolds, stretches, moves and folds up.
 *
 * <p>An image of eight blurred grey fields fills most of the stage, with a dot on it. A small
 * purple frame is drawn around the dot, and its name rises below it. A red frame with the magnified
 * content comes out of the purple one and moves to the upper right, where its name appears. The
 * names fade while both frames become narrower and taller. The red frame grows, and the purple one
 * moves down to darker fields. The red frame shrinks into the purple one, and both disappear.
 *
 * <p>Based on MovingZoomedSceneAround, by TheoremofBeethoven, in the example gallery of Manim
 * Community (MIT licence).
 */
public final class MovingZoomedSceneAround extends ZoomedScene {
  // still: 2.9
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var dot = dot(at(-2, 2));
    var image = imageMobject(new int[][] {{0, 100, 30, 200}, {255, 0, 5, 33}});
    add(image.setHeight(7), dot);

    var frame = zoomedFrame();
    var display = zoomedDisplay();
    display.stretchToWidth(6).stretchToHeight(1).toCorner(UR).shift(DOWN);
    display.displayFrame().setColor(RED);
    setZoomFactor(0.3);
    frame.setColor(PURPLE).setStrokeWidth(3).moveTo(dot);
    var frameName = text("Frame").fontSize(56).setColor(PURPLE).nextTo(frame, DOWN);
    play(create(frame), fadeIn(frameName).shift(UP));
    allow(Fault.POP, "the display appears in the frame before it pops out");
    activateZooming();
    play(zoomedDisplayPopOutAnimation());
    var displayName = text("Zoomed camera").fontSize(56).setColor(RED).nextTo(display, DOWN);
    play(fadeIn(displayName).shift(UP));

    play(
        animate(frame, f -> f.stretch(0.5, 0).stretch(1.5, 1)),
        animate(display, d -> d.stretch(0.5, 0).stretch(1.5, 1)),
        fadeOut(displayName, frameName));
    pause();
    play(scaleInPlace(display, 2));
    pause();
    play(animate(frame, f -> f.shift(down(2.5))));
    pause();
    play(zoomedDisplayPopOutAnimation().rate(t -> SMOOTH.at(1 - t)));
    play(uncreate(display.displayFrame()), fadeOut(frame));
    pause();
  }
}
