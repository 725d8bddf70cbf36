import HearthTestHomes

/// The story of a list, not the day that a profile has (`HearthLists.Birthday`).
typealias Birthday = HearthTestHomes.Birthday
