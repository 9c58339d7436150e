package zoetrope.render;

/** Is told how far a rendering is. May be called from any thread. */
public interface Progress {
  /** Tells nobody. */
  Progress NONE =
      new Progress() {
        @Override
        public void expect(long frames) {}

        @Override
        public void advance(long frames) {}

        @Override
        public void finished(Outcome outcome) {}
      };

  /** So many more frames are to be rendered; fewer when negative, because a scene failed. */
  void expect(long frames);

  /** So many more frames are done. */
  void advance(long frames);

  /** A scene is done, or failed. */
  void finished(Outcome outcome);
}
