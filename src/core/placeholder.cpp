// Placeholder until the first source of this layer stands here.
