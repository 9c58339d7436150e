package zoetrope.sound;

/** What a sound is in a film: each role is a track of its own before they are mixed. */
public enum SoundRole {
  /** An effect, at a moment. */
  EFFECT("effects"),
  /** What lies under everything else. */
  MUSIC("music"),
  /** Speech, to which music gives way. */
  VOICE("voice");

  private final String track;

  SoundRole(String track) {
    this.track = track;
  }

  /** The name of its track. */
  public String track() {
    return track;
  }
}
