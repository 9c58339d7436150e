package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.frame.Style;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.Mobject;

/**
 * An animation of the opacity: from 0 to the mobject's opacity ({@code vFadeIn}), or from the
 * mobject's opacity to 0 ({@code vFadeOut}). The rest of the style stays as it was at the start. It
 * can be combined with an animation that moves or reshapes the same mobject.
 */
public final class FadeOpacity extends Animation<FadeOpacity> {
  private final String name;
  private final boolean in;
  private List<Style> styles;

  FadeOpacity(String name, Mobject<?> mobject, boolean in) {
    super(mobject);
    this.name = name;
    this.in = in;
    remover(!in);
  }

  @Override
  protected boolean followsUpdaters() {
    return true;
  }

  @Override
  protected boolean introduces() {
    return in;
  }

  @Override
  protected void start(Host host) {
    styles = new ArrayList<>();
    mobject().familyWithStyle().forEach(m -> styles.add(m.style()));
  }

  @Override
  protected void show(double alpha) {
    List<Mobject<?>> members = mobject().familyWithStyle();
    for (int i = 0; i < members.size(); i++) {
      Style full = fullStyle(i);
      double p = progress(alpha, i, members.size());
      double factor = Math.max(0, Math.min(1, in ? p : 1 - p));
      members.get(i).restyleAlone(s -> Styles.faded(full, factor));
    }
  }

  /**
   * Returns the original style of submobject {@code i}. If the mobject now has more members than
   * before, such as the digits of a changing number, the additional ones have the style of the last
   * original one.
   */
  private Style fullStyle(int i) {
    return styles.get(Math.min(i, styles.size() - 1));
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (isRemover()) {
      List<Mobject<?>> members = mobject().familyWithStyle();
      for (int i = 0; i < members.size(); i++) {
        Style full = fullStyle(i);
        members.get(i).restyleAlone(s -> full);
      }
    }
  }

  @Override
  public String describe() {
    return name + "(" + mobject().kind() + ")";
  }
}
