package zoetrope.render.result;

import java.util.Objects;

/** A progress that passes everything on to another one, unless a subclass overrides a method. */
public abstract class ForwardedProgress implements Progress {
  private final Progress target;

  /** Creates a progress that passes everything on to {@code target}. */
  protected ForwardedProgress(Progress target) {
    this.target = Objects.requireNonNull(target, "target");
  }

  @Override
  public void advance(long frames) {
    target.advance(frames);
  }

  @Override
  public void expect(long frames) {
    target.expect(frames);
  }

  @Override
  public void staging(String scene) {
    target.staging(scene);
  }

  @Override
  public void staged(String scene) {
    target.staged(scene);
  }

  @Override
  public void stalled(String scene, String place, long seconds) {
    target.stalled(scene, place, seconds);
  }

  @Override
  public void finished(RenderResult result) {
    target.finished(result);
  }
}
