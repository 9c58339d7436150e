package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.FullScreenRectangle;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/** The attention shown so far is one head; from now on there are many. */
final class TitleAct extends Act<TitleAct.Result> {
  private final Heads heads;

  private final FullScreenRectangle ground = fullScreenRectangle();
  private final Text single = text("Single head of attention").scale(1.25).toEdge(UP);
  private final Text title = text("Multi-headed attention").scale(1.25).toEdge(UP);
  private final Rectangle screen;

  /**
   * The result of the act.
   *
   * @param ground the grey background of the whole film
   * @param title the title of the next part
   * @param singleHead the pattern of the first head
   */
  record Result(FullScreenRectangle ground, Text title, Group<Mobject<?>> singleHead) {}

  TitleAct(Heads heads) {
    this.heads = heads;
    FrameShape shape = FrameShape.current();
    double height = shape.choose(6, 9.6, 8.9);
    screen = rectangle(height * PatternPanel.aspect(), height);
    screen.setFill(BLACK, 1).setStroke(WHITE, 3);
    screen.nextTo(group(single, title), DOWN, shape.choose(0.5, 0.5, 1.6));
  }

  @Override
  protected Result construct() {
    var panel = new PatternPanel(heads.patterns().get(0)).replace(screen);
    panel.rectangle.setStroke(WHITE, 3);
    add(ground, single, panel);
    pause();
    nameTheHead();
    changeTheTitle();
    title.fixInFrame();
    ground.fixInFrame();
    pause();
    return new Result(ground, title, group(panel));
  }

  private void nameTheHead() {
    var head = single.part("head");
    play(flashAround(head).runTime(2), animate(head, h -> h.setColor(YELLOW)));
    pause();
  }

  private void changeTheTitle() {
    double arc = 45 * DEGREES;
    play(
        fadeTransform(single.part("Single"), title.part("Multi-")).pathArc(arc),
        fadeTransform(single.part("head"), title.part("head")).pathArc(arc),
        fadeIn(title.part("ed")).shift(right(0.25)),
        fadeTransform(single.part("attention"), title.part("attention")).pathArc(arc),
        fadeOut(single.part("of")));
    remove(single);
    add(title);
  }
}
