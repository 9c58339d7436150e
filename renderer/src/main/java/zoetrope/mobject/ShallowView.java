package zoetrope.mobject;

/**
 * A mobject without its children: what stays on the stage in its place when one of them leaves or
 * comes to the front.
 */
final class ShallowView extends Mobject<ShallowView> {
  private final Mobject<?> viewed;

  ShallowView(Mobject<?> viewed) {
    this.viewed = viewed;
  }

  Mobject<?> viewed() {
    return viewed;
  }

  @Override
  protected void emitSelf(DisplayListBuilder out) {
    out.markUncacheable();
    viewed.emitSelf(out);
  }

  @Override
  public String kind() {
    return viewed.kind();
  }
}
