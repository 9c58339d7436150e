package zoetrope.sound;

/** The role of a sound in a video. Each role is mixed to a separate track first. */
public enum SoundRole {
  /** An effect at one moment. */
  EFFECT("effects"),
  /** Background music. */
  MUSIC("music"),
  /** Speech; ducked music becomes softer while it plays. */
  VOICE("voice");

  private final String track;

  SoundRole(String track) {
    this.track = track;
  }

  public String track() {
    return track;
  }
}
