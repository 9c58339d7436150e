package zoetrope.mobject;

/**
 * What a mobject shows in itself, without its children: it stays on the stage when one of them
 * leaves or comes to the front.
 */
final class OwnShape extends Mobject<OwnShape> {
  private final Mobject<?> whole;

  OwnShape(Mobject<?> whole) {
    this.whole = whole;
  }

  Mobject<?> whole() {
    return whole;
  }

  @Override
  protected void gatherSelf(DisplayListBuilder gathering) {
    gathering.markUncacheable();
    whole.gatherSelf(gathering);
  }

  @Override
  public String kind() {
    return whole.kind();
  }
}
